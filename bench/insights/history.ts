import { OTHER, OWN, type Size } from '../api/sizes'

/** Days of learning up to today. */
const DAYS = 84
/** Days over which accounts were created. */
const SIGNUP_DAYS = 364
/** Lessons that a learner has started. */
const LESSONS = 12

const own = OWN.courses * OWN.lessons * OWN.exercises

/** The lesson of an exercise, by number; the same content as in `api/databases.ts`. */
const lessonOf = `case when e <= ${own} then (e - 1) / ${OWN.exercises} + 1
  else (e - ${own} - 1) / ${OTHER.exercises} + ${OWN.courses * OWN.lessons + 1} end`

/**
 * The statements that replace a generated database's history by a recent one: accounts of a year, trials of half of
 * them, orders of a fifth with some refunds, and learning of the last weeks in many exercises.
 */
export const history = ({ exercises, learners, events }: Size): string[] => {
  const perLearner = Math.floor(events / learners)
  const lessons = OWN.courses * OWN.lessons + Math.ceil((exercises - own) / OTHER.exercises)
  return [
    `update users set created_at = now() - make_interval(days => n % ${SIGNUP_DAYS}, hours => n % 24),
       learn_lang = case when n % 10 > 0 then (array['ENG','DE','ES','FR','IT'])[n % 5 + 1] end
     from (select id, split_part(subject, '-', 2)::int as n from users) numbered where numbered.id = users.id`,
    `insert into access_grants (source, user_id, target_lang, starts_at, ends_at)
     select 'trial/' || id, id, learn_lang, created_at + interval '1 day', created_at + interval '8 days'
     from users where learn_lang is not null and get_byte(decode(md5(id), 'hex'), 0) % 2 = 0`,
    `insert into orders (id, ext_order_id, user_id, flow, status, created_at, expires_at, settled_at, fingerprint,
       coupon_code, full_price, total_amount, invoice_requested, lang)
     select md5('order ' || id || o), md5('ext ' || id || o), id, 'SUBSCRIPTION', 'COMPLETED', at, at, at, id || o,
       case when get_byte(decode(md5(id), 'hex'), 1) % 3 = 0 then 'KOD' || get_byte(decode(md5(id), 'hex'), 2) % 40 end,
       29400, 29400, false, 'pl'
     from users, generate_series(1, 2) o, lateral (select created_at + make_interval(days => 8 * o) as at) paid
     where get_byte(decode(md5(id), 'hex'), 0) % 5 = 0 and at < now()`,
    `insert into order_lines (order_id, line, product_code, name, target_lang, quantity, unit_price, total, months)
     select o.id, 0, 'MONTHLY_SUBSCRIPTION_' || (array[1,6,12])[get_byte(decode(md5(o.id), 'hex'), 3) % 3 + 1] || ':PL:' || u.learn_lang,
       'Plan', u.learn_lang, 1, 29400, 29400, 6
     from orders o join users u on u.id = o.user_id where u.learn_lang is not null`,
    `insert into refunds (id, order_id, origin, status, amount, requested_at, changed_at)
     select md5('refund ' || id), id, 'shop', 'done', 9900, settled_at + interval '5 days', settled_at + interval '5 days'
     from orders where get_byte(decode(md5(id), 'hex'), 4) % 10 = 0 and settled_at < now() - interval '5 days'`,
    'truncate lesson_progress, daily_points, point_totals',
    `insert into lesson_progress (user_id, lesson_id, started_at, finished_at, current_item, last_activity, seconds)
     select bench_id('user', u), bench_id('lesson', 1 + (u * 13 + l) % ${lessons}), at,
       case when (u + l) % 4 > 0 then at + interval '2 days' end, bench_id('exercise', 1 + (u * 7 + l) % ${exercises}), at, 600
     from generate_series(1, ${learners}) u, generate_series(1, ${LESSONS}) l,
       lateral (select now() - make_interval(days => (u * 31 + l * 7) % ${DAYS}) as at) started`,
    `insert into daily_points (user_id, target_lang, day, points, successes, of_streak, seconds, last_event_at)
     select bench_id('user', u), (array['ENG','DE','ES','FR','IT'])[u % 5 + 1], current_date - d, 5, 8, true, 600, now()
     from generate_series(1, ${learners}) u, generate_series(0, ${DAYS - 1}) d where (u * 31 + d * 17) % 7 < 5`,
    // In the order of arrival, like real ones.
    `insert into progress_events (event_id, user_id, name, lesson_id, target_lang, created_at, received_at, payload)
     select md5('event ' || v)::uuid, bench_id('user', 1 + v % ${learners}),
       (array['EXAMPLE_DISPLAYED','EXAMPLE_ATTEMPT','EXAMPLE_ATTEMPT','EXAMPLE_SUCCESS'])[v / ${learners} % 4 + 1],
       bench_id('lesson', ${lessonOf}), 'ENG', at, at + interval '1 minute',
       jsonb_build_object('exerciseId', bench_id('exercise', e), 'learningMode', 'WRITING', 'userInput', 'This is sentence number ' || e)
     from generate_series(0::bigint, ${perLearner * learners - 1}) v,
       lateral (select 1 + (v % ${learners} * 17 + v / ${learners} / 4 * 101)::int % ${exercises} as e,
         now() - make_interval(days => ${DAYS}) + ${DAYS} * interval '1 day' * v / ${perLearner * learners} as at) n`,
  ]
}

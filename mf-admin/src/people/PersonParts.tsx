import { paths } from '@mowka/contract/routes'
import type { PersonDetails } from '@mowka/contract/schemas/editor/people'
import { interfaceLangOf } from '@mowka/domain/languages/codes'
import { languageName } from '@mowka/domain/languages/languages'
import { formatMoney } from '@mowka/domain/shop/money'
import { spokenOrderNumber } from '@mowka/domain/shop/order-total'
import { formatDate, formatMoment } from '@mowka/domain/time'
import { Badge, type BadgeTone, Muted } from '@mowka/kernel/ui'
import { read, useReads } from '@mowka/web/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Facts, Part, Rows } from '../shop/page-parts'

type PersonProps = { person: PersonDetails }
type Access = PersonDetails['accesses'][number]
type AccessState = 'over' | 'later' | 'active'

const accessStateAt = ({ startsAt, endsAt }: Access, now: number): AccessState => {
  if (Date.parse(endsAt) <= now) return 'over'
  return Date.parse(startsAt) > now ? 'later' : 'active'
}

const accessTones: Record<AccessState, BadgeTone> = { over: 'neutral', later: 'soft', active: 'success' }

/** Accesses by language with who pays for them. */
export function Accesses({ person: { accesses } }: PersonProps) {
  const { t, i18n } = useTranslation('people')
  const [now] = useState(Date.now)
  return (
    <Part title={t('access.title')}>
      {accesses.length === 0 ? (
        <Muted>{t('access.none')}</Muted>
      ) : (
        <Rows>
          {accesses.map((access) => {
            const { targetLang, startsAt, endsAt, payers } = access
            const state = accessStateAt(access, now)
            return (
              <li key={`${targetLang} ${startsAt} ${payers.join()}`}>
                <span>
                  <strong>{languageName(targetLang, interfaceLangOf(i18n.language))}</strong>
                  <Muted as="span" size={14}>
                    {[
                      t('access.period', { from: formatDate(startsAt), to: formatDate(endsAt) }),
                      ...payers.map((payer) => t(`access.payer.${payer}`)),
                    ].join(', ')}
                  </Muted>
                </span>
                <Badge tone={accessTones[state]}>{t(`access.${state}`)}</Badge>
              </li>
            )
          })}
        </Rows>
      )}
    </Part>
  )
}

/** Orders with links to their pages. */
export function Orders({ person: { orders } }: PersonProps) {
  const { t } = useTranslation('people')
  return (
    <Part title={t('orders.title')}>
      {orders.length === 0 ? (
        <Muted>{t('orders.none')}</Muted>
      ) : (
        <Rows>
          {orders.map(({ _id, createdAt, state, totalAmount }) => (
            <li key={_id}>
              <span>
                <Link to={paths.adminOrder({ orderId: _id })} translate="no">
                  {spokenOrderNumber(_id)}
                </Link>
                <Muted as="span" size={14}>
                  {[formatDate(createdAt), t(`orders.state.${state}`)].join(', ')}
                </Muted>
              </span>
              <strong>{formatMoney(totalAmount)}</strong>
            </li>
          ))}
        </Rows>
      )}
    </Part>
  )
}

/** Kinds of emails with a name. */
const emailKinds = [
  'order-confirmation',
  'order-refund',
  'order-refund-canceled',
  'gift-card',
  'reminder',
  'access-end',
  'data-export',
  'invitation',
  'company-invitation',
] as const

const emailTones: Record<PersonDetails['emails'][number]['state'], BadgeTone> = {
  waiting: 'neutral',
  retrying: 'soft',
  running: 'neutral',
  done: 'success',
  dead: 'danger',
}

/** Kinds, times and states of emails, without their content. */
export function Emails({ person: { emails } }: PersonProps) {
  const { t } = useTranslation('people')
  return (
    <Part title={t('emails.title')}>
      <Muted size={14}>{t('emails.note')}</Muted>
      {emails.length === 0 ? (
        <Muted>{t('emails.none')}</Muted>
      ) : (
        <Rows>
          {emails.map(({ kind, at, state }) => (
            <li key={`${kind} ${at}`}>
              <span>
                <strong>{t(`emails.kind.${emailKinds.find((each) => each === kind) ?? 'other'}`)}</strong>
                <Muted as="span" size={14}>
                  {formatMoment(at)}
                </Muted>
              </span>
              <Badge tone={emailTones[state]}>{t(`emails.state.${state}`)}</Badge>
            </li>
          ))}
        </Rows>
      )}
    </Part>
  )
}

/** Sums of progress in all languages. */
export function Progress({ person: { progress } }: PersonProps) {
  const { t } = useTranslation('people')
  const { daysLearned, currentStreak, lessonsFinished, lastDay } = progress
  return (
    <Part title={t('progress.title')}>
      <Facts>
        <dt>{t('progress.lessons')}</dt>
        <dd>{lessonsFinished}</dd>
        <dt>{t('progress.days')}</dt>
        <dd>{daysLearned}</dd>
        <dt>{t('progress.streak')}</dt>
        <dd>{currentStreak}</dd>
        <dt>{t('progress.last')}</dt>
        <dd>{lastDay === null ? '–' : formatDate(`${lastDay}T12:00:00Z`)}</dd>
      </Facts>
    </Part>
  )
}

/** State of the account here and at the identity provider, whose outage hides nothing else. */
export function Account({ person }: PersonProps) {
  const { t, i18n } = useTranslation('people')
  const reads = useReads({ identity: read('getPersonIdentity', { id: person._id }) })
  const missing = reads.state === 'loading' ? 'loading' : 'failed'
  const identity = reads.state === 'ready' ? reads.data.identity.state : missing
  return (
    <Part title={t('account.title')}>
      <Facts>
        <dt>{t('column.email')}</dt>
        <dd translate="no">{person.email || '–'}</dd>
        <dt>{t('account.address')}</dt>
        <dd>{t(`account.identity.${identity}`)}</dd>
        <dt>{t('account.signIn')}</dt>
        <dd>{t(person.isSocial ? 'account.social' : 'account.password')}</dd>
        <dt>{t('account.language')}</dt>
        <dd>{person.learnLang ? languageName(person.learnLang, interfaceLangOf(i18n.language)) : '–'}</dd>
        <dt>{t('account.export')}</dt>
        <dd>{t(`account.exportState.${person.dataExport}`)}</dd>
        <dt>{t('account.id')}</dt>
        <dd translate="no">{person._id}</dd>
      </Facts>
    </Part>
  )
}

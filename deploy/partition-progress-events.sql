-- Partitions the event log by month of arrival (ADR 55). Optional; run once, on PostgreSQL, while no instance runs:
--
--   psql --set ON_ERROR_STOP=1 --single-transaction --file partition-progress-events.sql "$DATABASE_URL"
--
-- Needs free space for a second copy of the log. The server notices no difference. Schedule
-- `select add_progress_months(6)` for every month; events beyond the months go to the default partition.

alter table progress_events rename to progress_events_unpartitioned;

-- Columns with their defaults and NOT NULL constraints. A key of a partitioned table has to contain the month's
-- column. Events are still stored once: each writer locks the learner's log and looks for the event in all months.
create table progress_events (like progress_events_unpartitioned including defaults)
  partition by range (received_at);

create table progress_events_default partition of progress_events default;

-- Creates the partitions of the current and the next months, and of earlier months from `since` on.
create function add_progress_months(ahead int, since timestamptz default now()) returns void
language plpgsql as $$
declare
  month timestamptz;
begin
  for month in
    select generate_series(date_trunc('month', since at time zone 'UTC'),
      date_trunc('month', now() at time zone 'UTC') + make_interval(months => ahead), interval '1 month')
      at time zone 'UTC'
  loop
    execute format('create table if not exists %I partition of progress_events for values from (%L) to (%L)',
      'progress_events_' || to_char(month at time zone 'UTC', 'YYYY_MM'), month,
      (month at time zone 'UTC' + interval '1 month') at time zone 'UTC');
  end loop;
end $$;

select add_progress_months(6, (select coalesce(min(received_at), now()) from progress_events_unpartitioned));

insert into progress_events select * from progress_events_unpartitioned;

alter sequence progress_events_seq_seq owned by progress_events.seq;
drop table progress_events_unpartitioned;

alter table progress_events
  add primary key (seq, received_at),
  add constraint progress_events_once unique (user_id, event_id, received_at),
  add constraint progress_events_user_id_users_id_fk foreign key (user_id) references users (id) on delete cascade;
create index progress_events_by_owner on progress_events (user_id, seq);
create index progress_resets on progress_events (user_id, lesson_id) where name = 'PROGRESS_RESET';
create index progress_events_by_arrival on progress_events using brin (received_at);

analyze progress_events;

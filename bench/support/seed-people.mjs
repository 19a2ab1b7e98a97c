/**
 * Fills a bench's database with as many people as a project may have, each with an address, a password, a session and
 * an entry of the audit log, under ids as far apart as random ones.
 */
import { loadOfService } from './build-service.mjs'
import { bench } from './open-bench.mjs'

const spread = 2_654_435_761
const hash = {
  sqlite: (i) => `printf('%08x', (${i} * ${spread}) % 4294967296)`,
  postgres: (i) => `lpad(to_hex((${i} * ${spread}) % 4294967296), 8, '0')`,
}
const secret = {
  sqlite: 'lower(hex(randomblob(32)))',
  postgres: "replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')",
}

/** The address of each of those people. */
export const toSeededEmail = (i) =>
  `${((i * spread) % 4_294_967_296).toString(16).padStart(8, '0')}.${i}@example${i % 50}.com`

const toStatements = (engine) => {
  const mark = hash[engine]('i')
  const project = `'${bench.projectId}'`
  const user = `'user-test-' || ${mark} || '-' || i`
  const email = `${mark} || '.' || i || '@example' || (i % 50) || '.com'`
  const numbers =
    engine === 'sqlite'
      ? 'from (with recursive n(i) as (select 1 union all select i + 1 from n where i < ?) select i from n) as n'
      : 'from generate_series(1, ?::bigint) as n(i)'
  return [
    `insert into users (project_id, user_id, status, created_at, first_name, search_name)
      select ${project}, ${user}, 'active', i, 'Person ' || ${mark}, 'person ' || ${mark} ${numbers}`,
    `insert into user_emails (project_id, email_id, user_id, email, canonical_email, verified, created_at)
      select ${project}, 'email-test-' || ${mark} || '-' || i, ${user}, ${email}, ${email}, 1, i ${numbers}`,
    `insert into passwords (project_id, user_id, password_id, hash, requires_reset, is_unproved, changed_at)
      select ${project}, ${user}, 'password-test-' || ${mark} || '-' || i, ?, 0, 0, i ${numbers}`,
    `insert into sessions (project_id, session_id, user_id, token_hash, started_at, last_accessed_at, expires_at, ip_address, user_agent, factors)
      select ${project}, 'session-test-' || ${mark} || '-' || i, ${user}, ${secret[engine]}, i, i, 9000000000000,
        '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64)', '[{"type":"password","deliveryMethod":"knowledge"}]' ${numbers}`,
    `insert into audit (project_id, audit_id, at, action, actor_kind, actor_id, user_id, session_id, ip_address, user_agent, details)
      select ${project}, 'audit-test-' || ${mark} || '-' || i, ? + i, 'session.started', 'person', ${user}, ${user},
        'session-test-' || ${mark} || '-' || i, '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64)', '{}' ${numbers}`,
  ]
}

/**
 * @param sql of `openBench`
 * @param people how many
 */
export async function seedPeople(sql, engine, people) {
  const { hash: hashPassword } = loadOfService('@node-rs/argon2')
  const stored = await hashPassword(bench.password, {
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
  })
  // Otherwise each page is read again and again.
  if (engine === 'sqlite') await sql('pragma cache_size = -400000')
  // Made at once, an index of trigrams takes a fraction of what it takes row by row.
  const trigrams =
    engine === 'postgres'
      ? await sql("select indexname, indexdef from pg_indexes where indexname like '%trigrams'")
      : []
  for (const { indexname } of trigrams) await sql(`drop index ${indexname}`)
  const [users, emails, passwords, sessions, audit] = toStatements(engine)
  await sql(users, people)
  await sql(emails, people)
  await sql(passwords, stored, people)
  await sql(sessions, people)
  await sql(audit, Date.now() - 86_400_000, people)
  for (const { indexdef } of trigrams) await sql(indexdef)
  await sql(engine === 'sqlite' ? 'pragma wal_checkpoint(truncate)' : 'vacuum analyze')
}

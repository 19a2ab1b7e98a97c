import { runSql } from './run-sql.ts'

/** Adds another address to a user, for which there is no operation. @returns its id */
export async function insertEmail(
  database: Parameters<typeof runSql>[0],
  { projectId, userId }: { readonly projectId: string; readonly userId: string },
  email: string,
  verified: boolean,
): Promise<string> {
  const id = `email-test-${email.replace(/\W/g, '-')}`
  await runSql(
    database,
    'insert into user_emails (project_id, email_id, user_id, email, canonical_email, verified, created_at) values (?, ?, ?, ?, ?, ?, ?)',
    [projectId, id, userId, email, email, verified ? 1 : 0, 1],
  )
  return id
}

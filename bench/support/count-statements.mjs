const isWrite = /^\s*(insert|update|delete)/i
const isCommit = /^\s*commit/i

/**
 * Counts what goes to the databases from now on, whoever sends it: statements, and the commits that write. A write
 * outside a transaction is a commit of its own.
 *
 * @returns the counts so far
 */
export function countStatements(Database, Client) {
  const counts = { statements: 0, commits: 0 }
  const note = (text, isInside) => {
    counts.statements += 1
    if (isCommit.test(text) || (isWrite.test(text) && !isInside)) counts.commits += 1
  }
  const { prepare } = Database.prototype
  Database.prototype.prepare = function (text) {
    const statement = prepare.call(this, text)
    for (const name of ['all', 'get', 'run']) {
      const ask = statement[name]
      statement[name] = (...values) => {
        note(text, this.inTransaction)
        return ask.apply(statement, values)
      }
    }
    return statement
  }
  const { query } = Client.prototype
  Client.prototype.query = function (...asked) {
    const text = typeof asked[0] === 'string' ? asked[0] : asked[0].text
    if (/^\s*begin/i.test(text)) this.isInside = true
    note(text, this.isInside)
    if (/^\s*(commit|rollback)/i.test(text)) this.isInside = false
    return query.apply(this, asked)
  }
  return counts
}

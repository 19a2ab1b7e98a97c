/**
 * Waits for a program that has to succeed.
 *
 * @param {Promise<{ code: number, output: string }>} running
 * @returns {Promise<string>} what it printed
 * @throws {Error} with what it printed
 */
export async function expectSuccess(running) {
  const { code, output } = await running
  if (code !== 0) throw new Error(output)
  return output
}

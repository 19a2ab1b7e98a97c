/** Makes all the calls, so many at a time. @returns the answers, in order */
export async function runAtOnce(requests, atOnce, call) {
  const answers = []
  let next = 0
  const goOn = async () => {
    while (next < requests.length) {
      const i = next++
      answers[i] = await call(requests[i])
    }
  }
  await Promise.all(Array.from({ length: atOnce }, goOn))
  return answers
}

/** What the answers say; throws the first that is no success. */
export function readAnswers(answers) {
  return answers.map(({ status, text }) => {
    if (status !== 200) throw new Error(`Answered ${status}: ${text}`)
    return JSON.parse(text)
  })
}

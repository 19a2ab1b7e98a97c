/** oidc-provider tells on the console what an operator should change; the reference is meant to be as it comes. */
type Print = (...words: unknown[]) => void

const quieten =
  (print: Print): Print =>
  (...words) => {
    if (!String(words[0]).startsWith('oidc-provider ')) print(...words)
  }

console.info = quieten(console.info)
console.warn = quieten(console.warn)

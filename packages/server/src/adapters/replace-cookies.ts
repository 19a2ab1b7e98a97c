/** Puts the cookies of `Set-Cookie` headers into a request's `Cookie` header, in the place of older ones. */
export function replaceCookies(request: Headers, answer: Headers): void {
  const renewed = new Map(answer.getSetCookie().map((line) => toPair(line.split(';')[0] ?? '')))
  if (renewed.size === 0) return
  const before = (request.get('cookie') ?? '').split(/;\s*/).map(toPair)
  const kept = before.filter(([name]) => name !== '' && !renewed.has(name))
  request.set('cookie', [...kept, ...renewed].map((pair) => pair.join('=')).join('; '))
}

function toPair(cookie: string): [name: string, value: string] {
  const place = cookie.indexOf('=')
  return [cookie.slice(0, Math.max(place, 0)).trim(), cookie.slice(place + 1)]
}

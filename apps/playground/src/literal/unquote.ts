const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  0: '\0',
  '\n': '',
}

/**
 * @param quoted - a closed string token, quotes included
 * @returns the text that it stands for
 */
export function toTextOf(quoted: string): string {
  return quoted
    .slice(1, -1)
    .replace(
      /\\(?:u\{([\da-fA-F]{1,6})\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})|([\s\S]))/g,
      (whole, braced?: string, four?: string, two?: string, single?: string) => {
        const code = braced ?? four ?? two
        if (code === undefined) return escapes[single ?? ''] ?? single ?? ''
        const point = Number.parseInt(code, 16)
        return point <= 0x10ffff ? String.fromCodePoint(point) : whole
      },
    )
}

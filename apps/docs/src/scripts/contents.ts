/** Marks the part of the page that is being read in the list of its parts. */
export function startContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.contents a')]
  const parts = links.map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))))
  if (links.length === 0) return
  const mark = () => {
    // the last headline above the upper third, or the last one at the page's end
    const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2
    const edge = isAtEnd ? innerHeight : innerHeight / 3
    const current = parts.findLastIndex((part) => part && part.getBoundingClientRect().top < edge)
    for (const [index, link] of links.entries())
      if (index === current) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
  }
  mark()
  addEventListener('scroll', mark, { passive: true })
  addEventListener('resize', mark)
}

/** Prints lines alone, without the page: they are written into a frame that the user does not see. */
export function printLines(title: string, lines: readonly string[]): void {
  const frame = document.createElement('iframe')
  // a frame that is not displayed prints an empty sheet
  frame.style.cssText = 'position:fixed;width:0;height:0;border:0;visibility:hidden'
  frame.setAttribute('aria-hidden', 'true')
  document.body.append(frame)
  const page = frame.contentWindow
  if (!page) {
    frame.remove()
    return
  }
  const { document: sheet } = page
  sheet.title = title
  const heading = sheet.createElement('h1')
  heading.textContent = title
  const list = sheet.createElement('pre')
  list.textContent = lines.join('\n')
  sheet.body.append(heading, list)
  page.addEventListener('afterprint', () => frame.remove())
  page.print()
}

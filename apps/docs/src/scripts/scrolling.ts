/** Code and tables that are wider than their box can be scrolled by the keyboard, and say what they are. */
export function startScrolling(): void {
  const boxes = document.querySelectorAll<HTMLElement>('.sl-markdown-content :is(pre, .table)')
  const look = () => {
    for (const box of boxes) {
      const isWide = box.scrollWidth > box.clientWidth
      if (isWide) box.tabIndex = 0
      else box.removeAttribute('tabindex')
    }
  }
  look()
  new ResizeObserver(look).observe(document.body)
}

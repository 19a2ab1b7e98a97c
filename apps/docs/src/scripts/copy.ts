/** The button beside the command of the first page. */
export function startCopy(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]'))
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(button.dataset.copy ?? '')
      const word = button.querySelector('span')
      if (!word) return
      word.textContent = 'Copied'
      setTimeout(() => {
        word.textContent = 'Copy'
      }, 2000)
    })
}

/** Buttons that copy: the command of the first page, and the code of a block. */
export function startCopy(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy], .copy > button')) {
    const word = button.querySelector('span') ?? button
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(button.dataset.copy ?? readCode(button))
      word.textContent = 'Copied'
      setTimeout(() => {
        word.textContent = 'Copy'
      }, 2000)
    })
  }
}

/** The lines of the block that the button stands on. */
const readCode = (button: HTMLElement) =>
  [...(button.closest('figure')?.querySelectorAll('.ec-line .code') ?? [])]
    .map(({ textContent }) => textContent?.replace(/\n$/, '') ?? '')
    .join('\n')

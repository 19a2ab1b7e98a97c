/** The list of versions closes when it is left. */
export function startVersions(): void {
  const list = document.querySelector<HTMLDetailsElement>('details.versions')
  if (!list) return
  const close = () => {
    list.open = false
  }
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !list.contains(target)) close()
  })
  list.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    close()
    list.querySelector('summary')?.focus()
  })
}

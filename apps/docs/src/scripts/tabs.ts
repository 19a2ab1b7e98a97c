import { keep, readKept } from './kept.ts'

const key = 'portico-written-for'

/** The framework that the address names, or the one that was chosen on another page. */
const readChoice = () => new URLSearchParams(location.search).get('for') ?? readKept(key)

/** Makes tabs of the sections of every `portico-tabs`; one choice holds for all of them, and for the next page. */
export function startTabs(): void {
  const groups = [...document.querySelectorAll('portico-tabs')].map(toGroup)
  const selects = document.querySelectorAll<HTMLSelectElement>('[data-written-for]')
  const choose = (choice: string) => {
    for (const group of groups) group.choose(choice)
    for (const select of selects)
      if ([...select.options].some(({ value }) => value === choice)) select.value = choice
  }
  const change = (choice: string) => {
    choose(choice)
    keep(key, choice)
    const address = new URL(location.href)
    address.searchParams.set('for', choice)
    history.replaceState(history.state, '', address)
  }
  for (const group of groups) group.onChange(change)
  for (const select of selects) select.addEventListener('change', () => change(select.value))
  const choice = readChoice()
  if (choice) choose(choice)
}

function toGroup(element: Element, index: number) {
  const sections = [...element.querySelectorAll<HTMLElement>(':scope > section')]
  let listener: (choice: string) => void = () => {}
  const list = document.createElement('div')
  list.role = 'tablist'
  // none of what the text's paragraphs have between them
  list.className = 'not-content'
  list.ariaLabel = 'Written for'
  const tabs = sections.map((section, place) => {
    const tab = document.createElement('button')
    tab.type = 'button'
    tab.role = 'tab'
    tab.id = `tab-${index}-${section.dataset.tab}`
    tab.textContent = section.dataset.name ?? ''
    section.role = 'tabpanel'
    section.id = `panel-${index}-${section.dataset.tab}`
    section.setAttribute('aria-labelledby', tab.id)
    tab.setAttribute('aria-controls', section.id)
    tab.addEventListener('click', () => listener(section.dataset.tab ?? ''))
    tab.addEventListener('keydown', (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
      const next = sections[(place + (step ?? 0) + sections.length) % sections.length]
      if (!step || !next) return
      event.preventDefault()
      listener(next.dataset.tab ?? '')
      tabs[sections.indexOf(next)]?.focus()
    })
    return tab
  })
  const choose = (choice: string) => {
    if (!sections.some(({ dataset }) => dataset.tab === choice)) return
    for (const [place, section] of sections.entries()) {
      const isChosen = section.dataset.tab === choice
      section.hidden = !isChosen
      const tab = tabs[place]
      tab?.setAttribute('aria-selected', String(isChosen))
      if (tab) tab.tabIndex = isChosen ? 0 : -1
    }
  }
  list.append(...tabs)
  element.prepend(list)
  element.classList.add('has-tabs')
  choose(sections[0]?.dataset.tab ?? '')
  return {
    choose,
    onChange(listen: (choice: string) => void) {
      listener = listen
    },
  }
}

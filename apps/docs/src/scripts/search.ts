/**
 * Search over an index that is part of the site: no server answers it. The index and its program are loaded when the
 * dialog is opened for the first time.
 */

/** What Pagefind tells about a page, and about a part of it. */
interface Part {
  readonly title: string
  readonly url: string
  readonly excerpt: string
}
interface Found {
  readonly url: string
  readonly excerpt: string
  readonly meta: { readonly title?: string }
  readonly sub_results: readonly Part[]
}
interface Pagefind {
  options(options: Readonly<Record<string, unknown>>): Promise<void>
  search(text: string): Promise<{ readonly results: readonly { data(): Promise<Found> }[] }>
}

// this script lies in a folder of the site's root
const root = new URL('..', import.meta.url)
const shown = 8

let loading: Promise<Pagefind> | undefined

/** Loads the index once. */
function load(): Promise<Pagefind> {
  loading ??= import(/* @vite-ignore */ new URL('pagefind/pagefind.js', root).href).then(
    async (pagefind: Pagefind) => {
      await pagefind.options({ baseUrl: root.pathname, excerptLength: 18 })
      return pagefind
    },
  )
  return loading
}

/** The best parts of the best pages: the page, the headline, a sentence. */
async function find(text: string): Promise<readonly (Part & { readonly page: string })[]> {
  const { results } = await (await load()).search(text)
  const pages = await Promise.all(results.slice(0, 2 * shown).map((result) => result.data()))
  // why something is so comes after how it is used
  const isWhy = ({ url }: Found) => url.includes('/decisions/')
  return [...pages.filter((page) => !isWhy(page)), ...pages.filter(isWhy)]
    .flatMap(({ url, excerpt, meta, sub_results }) => {
      const page = meta.title ?? ''
      const parts = sub_results.length > 0 ? sub_results : [{ title: page, url, excerpt }]
      return parts.slice(0, 2).map((part) => ({ ...part, page }))
    })
    .slice(0, shown)
}

/** The words that a sentence was found by. */
const listMatches = ({ excerpt }: Part) =>
  [...excerpt.matchAll(/<mark>(.*?)<\/mark>/g)].map(([, match = '']) =>
    match.toLowerCase().replace(/\W+$/, ''),
  )

/** Whether a match is about the word, or merely begins alike: the index returns both. Endings may differ. */
const isAbout = (word: string, match: string) =>
  (match.length >= Math.max(3, word.length - 2) && word.startsWith(match)) ||
  match.startsWith(word.slice(0, Math.max(4, word.length - 3)))

const isNear = (word: string, match: string) => match.startsWith(word.slice(0, 3))

/** The parts with a match for one of the words that were asked for. */
const pick = <P extends Part>(
  text: string,
  parts: readonly P[],
  fits: (word: string, match: string) => boolean,
): readonly P[] => {
  const words = text.toLowerCase().split(/\s+/)
  return parts.filter((part) =>
    listMatches(part).some((match) => words.some((word) => fits(word, match))),
  )
}

/** A sentence with its matches: the index has them as elements, and nothing else of it is taken as HTML. */
function toSentence(excerpt: string): readonly Node[] {
  const { body } = new DOMParser().parseFromString(excerpt, 'text/html')
  return [...body.childNodes].map((node) => {
    const text = node.textContent ?? ''
    if (!(node instanceof HTMLElement) || node.localName !== 'mark')
      return document.createTextNode(text)
    const mark = document.createElement('mark')
    mark.textContent = text
    return mark
  })
}

/** Starts the button, the shortcut and the dialog. */
export function startSearch(): void {
  const element = document.querySelector('portico-search')
  const button = element?.querySelector('button')
  const dialog = element?.querySelector('dialog')
  const field = dialog?.querySelector('input')
  const list = dialog?.querySelector('ul')
  const note = dialog?.querySelector<HTMLElement>('.note')
  if (!button || !dialog || !field || !list || !note) return

  let asked = ''
  let chosen = -1
  const rows = () => [...list.querySelectorAll<HTMLAnchorElement>('a')]

  const choose = (place: number) => {
    const all = rows()
    chosen = all.length === 0 ? -1 : (place + all.length) % all.length
    for (const [index, row] of all.entries())
      row.setAttribute('aria-selected', String(index === chosen))
    const row = all[chosen]
    if (row) field.setAttribute('aria-activedescendant', row.id)
    else field.removeAttribute('aria-activedescendant')
    row?.scrollIntoView({ block: 'nearest' })
  }

  const show = (found: Awaited<ReturnType<typeof find>>) => {
    list.replaceChildren(
      ...found.map(({ page, title, url, excerpt }, index) => {
        const item = document.createElement('li')
        item.role = 'presentation'
        const row = document.createElement('a')
        row.id = `found-${index}`
        row.role = 'option'
        row.tabIndex = -1
        row.href = url
        const [place, headline, sentence] = ['i', 'b', 'span'].map((name) =>
          document.createElement(name),
        )
        if (!place || !headline || !sentence) throw new Error('The browser made no elements.')
        place.textContent = page
        headline.textContent = title
        sentence.append(...toSentence(excerpt))
        row.append(place, headline, sentence)
        item.append(row)
        return item
      }),
    )
    field.ariaExpanded = String(found.length > 0)
    choose(0)
  }

  const search = async () => {
    const text = field.value.trim()
    asked = text
    if (text === '') {
      note.textContent = ''
      return show([])
    }
    try {
      const found = await find(text)
      if (asked !== text) return
      const isAnswered = pick(text, found, isAbout).length > 0
      const nearest = pick(text, found, isNear).slice(0, 3)
      const following = nearest.length > 0 ? ' Nearest:' : ''
      note.textContent = isAnswered ? '' : `Nothing about “${text}”.${following}`
      show(isAnswered ? found : nearest)
    } catch {
      loading = undefined
      note.textContent = 'The index could not be loaded. Reload the page and try again.'
    }
  }

  const open = () => {
    if (dialog.open) return
    dialog.showModal()
    field.select()
    load().catch(() => {
      loading = undefined
    })
  }

  button.disabled = false
  button.addEventListener('click', open)
  field.addEventListener('input', search)
  field.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') choose(chosen + 1)
    else if (event.key === 'ArrowUp') choose(chosen - 1)
    else if (event.key === 'Enter') rows()[chosen]?.click()
    else return
    event.preventDefault()
  })
  dialog.addEventListener('click', ({ target }) => {
    // outside of the dialog's content, or on a headline of this very page
    if (target === dialog || (target instanceof Element && target.closest('a'))) dialog.close()
  })
  document.addEventListener('keydown', (event) => {
    const isTyping =
      event.target instanceof Element && event.target.closest('input, select, textarea')
    const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
    if (!isShortcut && (event.key !== '/' || isTyping)) return
    event.preventDefault()
    open()
  })
}

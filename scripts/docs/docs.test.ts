/** The docs site before it is built: which files are its pages, and what the index for language models names. */
import { readdirSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { inRoot } from '../root.mjs'
import { loadOpenApi } from './load-open-api.mjs'
import { mapLinks } from './markdown.mjs'
import { type Page, readPages } from './read-pages.mjs'
import { resolveLink } from './resolve-link.mjs'
import { toSiteMarkdown, toTwin } from './to-site-markdown.mjs'
import { writeLlms } from './write-llms.mjs'

/** No page: what a new decision is copied from. */
const template = 'docs/decisions/0000-template.md'

describe('the docs site', () => {
  let pages: Page[]
  let openApi: Awaited<ReturnType<typeof loadOpenApi>>
  beforeAll(async () => {
    openApi = await loadOpenApi()
    pages = readPages(openApi)
  })

  test('has every file of docs in its sidebar, and none twice', () => {
    const files = readdirSync(inRoot('docs'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => `docs/${file}`)
      .filter((file) => file !== template)
    // the API reference is one file and many pages
    const sources = pages
      .filter(({ slug }) => !slug.startsWith('reference/api/'))
      .map(({ source }) => source)
    expect(sources.filter((source) => source.startsWith('docs/')).toSorted()).toEqual(
      files.toSorted(),
    )
    expect(new Set(sources).size).toBe(sources.length)
    expect(new Set(pages.map(({ slug }) => slug)).size).toBe(pages.length)
  })

  test('finds what each link of each page leads to', () => {
    for (const page of pages)
      mapLinks(page.body, (link) => {
        const target = resolveLink(page.source, link, pages)
        if (target.kind === 'page') expect(pages.map(({ slug }) => slug)).toContain(target.slug)
        return link
      })
  })

  test('renders each page with its title and a description of one sentence', () => {
    for (const page of pages) {
      const [, front = ''] = /^---\n([\s\S]*?)\n---\n/.exec(toSiteMarkdown(page, pages)) ?? []
      expect(front).toContain(`title: ${JSON.stringify(page.title)}`)
      expect([page.source, front]).toEqual([
        page.source,
        expect.stringMatching(/description: ".{10,}"/),
      ])
    }
  })

  test('has every page in llms.txt once, by its Markdown, with one line about it', () => {
    const lines = writeLlms(pages).split('\n')
    expect(lines[0]).toBe('# Portico')
    expect(lines[2]).toMatch(/^> .{40,}/)
    const entries = lines.filter((line) => line.startsWith('- '))
    for (const entry of entries) expect(entry).toMatch(/^- \[[^\]]+\]\([\w/.-]+\.md\): \S.{8,}$/)
    const named = entries.map((entry) => /\(([^)]+)\.md\)/.exec(entry)?.[1])
    expect(named.toSorted()).toEqual(pages.map(({ slug }) => slug).toSorted())
  })

  test('has each call of the OpenAPI document once, with its fields and its errors', () => {
    const bodies = pages
      .filter(({ slug }) => slug.startsWith('reference/api/'))
      .map(({ body }) => body)
    const sections = bodies.flatMap((body) => body.split(/^(?=## )/m))
    for (const [path, item] of Object.entries(openApi.paths))
      for (const [verb, { summary, requestBody, responses }] of Object.entries(item)) {
        const call = `\`\`\`http\n${verb.toUpperCase()} ${path}\n\`\`\``
        const own = sections.filter((section) => section.includes(call))
        expect([path, own.length]).toEqual([path, 1])
        const [section = ''] = own
        expect(section).toContain(`## ${summary}`)
        const body = requestBody?.content?.['application/json']?.schema?.properties ?? {}
        for (const name of Object.keys(body)) expect(section).toContain(`\`${name}\``)
        const named = Object.entries(responses)
          .filter(([status]) => Number(status) >= 400)
          .flatMap(([, { content = {} }]) =>
            Object.values(content).flatMap(({ examples = {} }) => Object.keys(examples)),
          )
        const overview = pages.find(({ slug }) => slug === 'reference/api')?.body ?? ''
        for (const type of named) expect(section + overview).toContain(`\`${type}\``)
      }
    const errors = pages.find(({ slug }) => slug === 'reference/api/errors')?.body ?? ''
    for (const type of Object.keys(openApi.components.examples))
      expect(errors).toContain(`## \`${type}\``)
  })

  test('keeps the Markdown of a page free of what only the generator reads', () => {
    for (const page of pages) expect(toTwin(page, pages)).toMatch(/^# \S/)
    for (const page of pages)
      expect(toTwin(page, pages)).not.toMatch(/<portico-tabs|^<!-- \/?tabs -->$|data-tab=/m)
  })
})

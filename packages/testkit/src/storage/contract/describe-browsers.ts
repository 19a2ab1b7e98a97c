import { randomUUID } from 'node:crypto'
import type { BrowserRow } from '@portico/service/assembly'
import { describe, expect, test } from 'vitest'
import type { StorageUnderTest } from '../describe-storage.ts'
import { addUser, inParallel, newHash, newProject, noon } from './make-rows.ts'

const newBrowser = (change: Partial<BrowserRow> = {}): BrowserRow => ({
  projectId: newProject(),
  userId: `user-test-${randomUUID()}`,
  browserHash: newHash(),
  language: '',
  seenAt: noon,
  ...change,
})

/** Tests the storage of users' browsers. */
export function describeBrowsers(get: () => StorageUnderTest): void {
  describe('browsers', () => {
    test('a user’s first browser is reported as such, a further one as new, and a known one as known', async () => {
      const { browsers } = get().storage
      const first = newBrowser()
      const second = { ...first, browserHash: newHash() }
      expect(await browsers.see(first)).toBe('first')
      expect(await browsers.see(first)).toBe('known')
      expect(await browsers.see(second)).toBe('new')
      expect(await browsers.see(second)).toBe('known')
      expect(await browsers.see({ ...first, userId: 'another' })).toBe('first')
      expect(await browsers.see({ ...first, projectId: newProject() })).toBe('first')
    })

    test('of 20 parallel sign-ins with one new browser one reports it as new', async () => {
      const { storage, other } = get()
      const first = newBrowser()
      await storage.browsers.see(first)
      const second = { ...first, browserHash: newHash() }
      const news = await inParallel(20, (i) => (i % 2 ? storage : other).browsers.see(second))
      expect(news.filter((one) => one === 'new')).toHaveLength(1)
    })

    test('the language is that of the last used browser that sent one, and one browser can be excluded', async () => {
      const { browsers } = get().storage
      const german = newBrowser({ language: 'de' })
      const { projectId, userId } = german
      const french = { ...german, browserHash: newHash(), language: 'fr', seenAt: noon + 1 }
      const silent = { ...german, browserHash: newHash(), language: '', seenAt: noon + 2 }
      expect(await browsers.findLanguage(projectId, userId)).toBeNull()
      for (const browser of [german, french, silent]) await browsers.see(browser)
      expect(await browsers.findLanguage(projectId, userId)).toBe('fr')
      expect(await browsers.findLanguage(projectId, userId, french.browserHash)).toBe('de')
      await browsers.see({ ...german, seenAt: noon + 3 })
      expect(await browsers.findLanguage(projectId, userId)).toBe('de')
    })

    test('the language of a first or known browser is kept with a user, that of a new one is not', async () => {
      const { storage } = get()
      const project = newProject()
      const { userId } = await addUser(storage, project)
      const language = async () => (await storage.users.findById(project, userId))?.locale
      const first = newBrowser({ projectId: project, userId, language: 'de' })
      const second = { ...first, browserHash: newHash(), language: 'fr' }
      expect(await storage.browsers.see(first)).toBe('first')
      expect(await language()).toBeNull()
      expect(await storage.browsers.see({ ...second, isLanguageKept: true })).toBe('new')
      expect(await language()).toBeNull()
      expect(await storage.browsers.see({ ...first, isLanguageKept: true })).toBe('known')
      expect(await language()).toBe('de')
      const other = await addUser(storage, project)
      const own = newBrowser({ projectId: project, userId: other.userId, language: 'ar' })
      expect(await storage.browsers.see({ ...own, isLanguageKept: true })).toBe('first')
      expect((await storage.users.findById(project, other.userId))?.locale).toBe('ar')
      expect(await language()).toBe('de')
    })

    test('a forgotten browser is reported as new again', async () => {
      const { browsers } = get().storage
      const first = newBrowser()
      const second = { ...first, browserHash: newHash() }
      await browsers.see(first)
      await browsers.see(second)
      const { projectId, userId } = first
      expect(await browsers.forget(projectId, userId, second.browserHash)).toBe(true)
      expect(await browsers.forget(projectId, userId, second.browserHash)).toBe(false)
      expect(await browsers.see(second)).toBe('new')
    })

    test('browsers that were not used for long are pruned', async () => {
      const { browsers } = get().storage
      const old = newBrowser({ seenAt: 1 })
      await browsers.see(old)
      expect(await browsers.prune(2, 500)).toBeGreaterThanOrEqual(1)
      expect(await browsers.see(old)).toBe('first')
    })

    test('the browsers of a removed user are deleted', async () => {
      const { storage } = get()
      const { projectId, userId } = await addUser(storage, newProject())
      const browser = newBrowser({ projectId, userId, language: 'de' })
      await storage.browsers.see(browser)
      await storage.users.remove(projectId, userId)
      expect(await storage.browsers.findLanguage(projectId, userId)).toBeNull()
    })
  })
}

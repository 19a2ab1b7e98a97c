import { describe, expect, it } from 'vitest'
import { createStorage } from './storage.ts'

const refuse = (): never => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

describe('storage', () => {
  it('keeps a value in memory when the browser refuses to store it', () => {
    const storage = createStorage(refuse)
    expect(storage.get('key')).toBeNull()
    storage.set('key', 'value')
    expect(storage.get('key')).toBe('value')
  })

  it('returns the newest value while the browser’s storage is full and after there is room again', () => {
    const real = new Map([['key', 'old']])
    let isFull = true
    const storage = createStorage(() => ({
      getItem: (key) => real.get(key) ?? null,
      setItem: (key, value) => (isFull ? refuse() : void real.set(key, value)),
      removeItem: (key) => void real.delete(key),
    }))
    storage.set('key', 'new')
    expect(storage.get('key')).toBe('new')
    isFull = false
    storage.set('key', 'newer')
    expect(real.get('key')).toBe('newer')
    expect(storage.get('key')).toBe('newer')
  })

  it('removes a value from memory and from the browser’s storage', () => {
    const real = new Map([['key', 'old']])
    let isFull = true
    const storage = createStorage(() => ({
      getItem: (key) => real.get(key) ?? null,
      setItem: (key, value) => (isFull ? refuse() : void real.set(key, value)),
      removeItem: (key) => void real.delete(key),
    }))
    storage.set('key', 'new')
    isFull = false
    storage.remove('key')
    expect(storage.get('key')).toBeNull()
    const blocked = createStorage(refuse)
    blocked.set('key', 'value')
    blocked.remove('key')
    expect(blocked.get('key')).toBeNull()
  })
})

import { allTexts } from '@portico/widget/parts'
import { describe, expect, it } from 'vitest'
import { findTextIds } from './find-text-ids.ts'

describe('the ids of the screen', () => {
  it('are found by the texts, also by those with values and marks', () => {
    const shown = ['Sign up or log in', 'An email was sent to ada@example.com.', 'Fieldnotes']
    expect(findTextIds(shown, allTexts)).toEqual(
      expect.arrayContaining(['login.title', 'emailConfirmation.content']),
    )
    expect(findTextIds(['Fieldnotes', ''], allTexts)).toEqual([])
  })

  it('are found by the words that the person gave them', () => {
    const texts = { ...allTexts, 'login.title': 'Welcome (again)' }
    expect(findTextIds(['Welcome (again)'], texts)).toEqual(['login.title'])
  })
})

import { allTexts } from '@portico/widget/parts'
import { describe, expect, it } from 'vitest'
import { findTextIds } from './find-text-ids.ts'

describe('the text ids of the screen', () => {
  it('are found from the visible texts, including those with values filled in', () => {
    const shown = ['Sign up or log in', 'An email was sent to ada@example.com.', 'Fieldnotes']
    expect(findTextIds(shown, allTexts)).toEqual(
      expect.arrayContaining(['login.title', 'emailConfirmation.content']),
    )
    expect(findTextIds(['Fieldnotes', ''], allTexts)).toEqual([])
  })

  it('are found on the phone form and on the list of its countries', () => {
    const shown = ['Phone number', '(123) 456-7890', 'Continue with WhatsApp', 'Search']
    const ids = findTextIds([...shown, 'No country found', 'Country code: US +1'], allTexts)
    expect(ids).toEqual(
      expect.arrayContaining([
        'formField.phone.label',
        'formField.phone.placeholder',
        'button.whatsapp',
        'formField.countryCode.search',
        'formField.countryCode.none',
      ]),
    )
  })

  it('are found from texts that the user has changed', () => {
    const texts = { ...allTexts, 'login.title': 'Welcome (again)' }
    expect(findTextIds(['Welcome (again)'], texts)).toEqual(['login.title'])
  })
})

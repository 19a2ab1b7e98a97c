import { openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestService, type TestService } from '../../testing/create-test-service.ts'

let database: TestStorage
let world: TestService
beforeAll(async () => {
  database = await openTestStorage('sqlite')
  world = await createTestService({
    storage: database.storage,
    project: {
      mails: { from: 'hello@shop.example', language: 'de', codeInSubject: true, newSignIn: true },
      emailTemplates: [
        { templateId: 'warm', language: 'pt', subject: 'Olá' },
        { templateId: 'warm', subject: 'Hallo' },
      ],
    },
  })
})
afterAll(async () => {
  await world.close()
  await database.remove()
})

test.each([
  [undefined, undefined, /^\d{6} ist Ihr Code für Example$/],
  ['fr', undefined, /^\d{6} est votre code Example$/],
  ['eo', undefined, /^\d{6} ist Ihr Code für Example$/],
  ['pt-BR', 'warm', /^Olá$/],
  ['eo', 'warm', /^Hallo$/],
])(
  'a mail in %s with the template %s comes from the project, with the subject %s',
  async (locale, templateId, subject) => {
    const email = `${locale}.${templateId}@example.com`
    await world.sendCode(email, {
      ...(locale && { locale }),
      ...(templateId && { signup_template_id: templateId }),
    })
    const mail = await world.takeMail(email)
    expect(mail.subject).toMatch(subject)
    expect(mail.from).toBe('Example <hello@shop.example>')
  },
)

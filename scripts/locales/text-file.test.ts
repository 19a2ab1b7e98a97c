import { expect, test } from 'vitest'
import { listTexts } from '../../packages/service/src/locales/to-catalogue.ts'
import { fillRoom } from './fill-room.mjs'
import { readLocales } from './read-locales.mjs'
import { toTextFile } from './write-texts.mjs'

const rooms = {
  'de/mails': { mails: { subject: 'Hallo', steps: ['Eins', 'Zwei'] } },
  'en/mails': { mails: { subject: 'Hello', steps: ['One', 'Two'] } },
}
const widgetRooms = { 'de/main': { tabText: { 'tab.text': 'SMS' } } }
const locales = [
  { folder: 'packages/service/src/locales', rooms, isJoined: false, unjoined: [] },
  { folder: 'packages/widget/src/locales', rooms: widgetRooms, isJoined: true, unjoined: [] },
]

test('a language is one file: the widget’s texts by the ids of `strings`, the service’s by room and name', () => {
  expect(toTextFile('de', locales)).toEqual({
    locale: 'de',
    widget: { 'tab.text': 'SMS' },
    service: { 'mails.subject': 'Hallo', 'mails.steps.0': 'Eins', 'mails.steps.1': 'Zwei' },
  })
})

test('the texts of a file fill a room, and what it lacks stays English', () => {
  const texts = { 'mails.subject': 'Hallo', 'mails.steps.1': 'Zwei' }
  expect(fillRoom(rooms['en/mails'].mails, texts, 'mails')).toEqual({
    subject: 'Hallo',
    steps: ['One', 'Zwei'],
  })
})

test('the ids and texts of the file are those that a start of the service compares', async () => {
  const { locales } = await readLocales()
  expect(toTextFile('de', locales).service).toEqual(listTexts('de'))
})

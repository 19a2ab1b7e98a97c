import { expect, test } from 'vitest'
import { drawTable } from './draw-table.mjs'

test('a flowchart of events becomes a table with one row an arrow', () => {
  const chart = [
    'flowchart LR',
    '  main["main"]',
    '  otp_success["otp.success"]',
    '  start_main(( )) --> main',
    '  any -->|"flow.failed"| main',
    '  main -->|"kept.opened<br/>otp.sent"| otp_success',
  ]
  expect(drawTable(chart.join('\n')).split('\n')).toEqual([
    '| From | Event | To |',
    '|---|---|---|',
    '| the start |  | `main` |',
    '| any screen | `flow.failed` | `main` |',
    '| `main` | `kept.opened`, `otp.sent` | `otp.success` |',
  ])
})

test('a flowchart of described parts becomes a table with one row a part', () => {
  const chart = [
    'flowchart TB',
    '  api["<b>api</b><br/>all operations<br/><i>errors, limits</i>"]',
    '  api --> methods',
    '  methods["<b>methods</b><br/>the sign-in methods"]',
  ]
  expect(drawTable(chart.join('\n')).split('\n').slice(2)).toEqual([
    '| `api` | all operations | errors, limits | `methods` |',
    '| `methods` | the sign-in methods |  |  |',
  ])
})

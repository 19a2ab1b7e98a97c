import { createTable } from '../../foundation/database/create-table.ts'
import { declareTable } from '../declare-table.ts'
import { createPhoneTraffic } from './create-phone-traffic.ts'

/** Codes sent to an area and entered from it, and the areas to which none are sent for a while. */
export const phoneTraffic = declareTable({
  table: 'phone_traffic',
  migrations: [
    {
      name: '0017-phone-traffic',
      up: (db) =>
        createTable(db, 'phone_traffic', {
          columns:
            'project_id, area, sent integer, entered integer, ends_at bigint, paused_until bigint?',
          key: 'project_id, area',
          indexes: { phone_traffic_ends_at: 'ends_at' },
        }),
    },
  ],
  createRepository: (db, _atomically, { isAmongFirst }) => createPhoneTraffic(db, isAmongFirst),
  stays: 'codes sent and entered are counted for hours',
  keptMs: 24 * 3_600_000,
  findAlerts: async ({ listPaused }, { projectId, now }) =>
    (await listPaused(now))
      .filter((paused) => paused.projectId === projectId)
      .map(({ area, sent, entered, pausedUntil }) => ({
        words: {
          en: {
            title: `Codes to ${area} are paused`,
            text: `Of ${sent} codes sent, ${entered} were entered.`,
          },
          de: {
            title: `Codes nach ${area} sind angehalten`,
            text: `Von ${sent} gesendeten Codes wurden ${entered} eingegeben.`,
          },
        },
        endsAt: pausedUntil,
      })),
  gauges: {
    portico_phone_areas_paused: {
      help: 'Countries and blocks of numbers to which no codes are sent, because too few came back.',
      read: async ({ listPaused }, now) => (await listPaused(now)).length,
    },
  },
})

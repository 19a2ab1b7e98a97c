import type { ReportedEvent, SignedReport } from '@portico/testkit/senders'
import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { allSenders } from '../../../senders/all-senders.ts'
import { type StandIn, startStandIn } from '../../../senders/testing/start-stand-in.ts'
import { createServiceFixture } from '../../../testing/create-service-fixture.ts'
import type { TestService, TestServiceOptions } from '../../../testing/create-test-service.ts'

const number = '+12015550160'
const startAt = Date.UTC(2026, 0, 15, 12)
const metricsToken = 'a-token-of-the-scraper-0123456789'

describe.each(pickEngines('sqlite'))('reports, on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  beforeAll(() => fixture.open())
  afterAll(() => fixture.close())

  describe.each(allSenders.filter(({ reports }) => reports))('of the sender $id', ({ id }) => {
    let standIn: StandIn
    afterEach(() => standIn.provider.stop())

    const start = async (options: Partial<TestServiceOptions> = {}) => {
      standIn = await startStandIn(id, { now: () => startAt })
      const texts = { ...createTestProject().texts, senders: [standIn.config] }
      return fixture.start({
        startAt,
        ...options,
        config: { metricsToken },
        project: { phones: { countries: ['US'] }, texts },
      })
    }
    const toPath = (projectId: string) => `/v1/public/${id}/${projectId}`
    const post = async (world: TestService, path: string, { headers, body }: SignedReport) => {
      const { app } = world.service
      const answer = await app.inject({ method: 'POST', url: path, headers, payload: body })
      return answer.statusCode
    }
    const sign = (world: TestService, about: ReportedEvent['about'], path: string) => {
      const url = `https://auth.example.com${path}`
      const report = standIn.report?.({ url, about, phoneNumber: number, now: world.now() })
      if (!report) throw new Error(`the stand-in of ${id} makes no reports`)
      return report
    }
    const tell = (world: TestService, about: ReportedEvent['about']) => {
      const path = toPath(world.project.projectId)
      return post(world, path, sign(world, about, path))
    }
    const countUndelivered = async (world: TestService) => {
      const headers = { authorization: `Bearer ${metricsToken}` }
      const { body } = await world.service.app.inject({ url: '/metrics', headers })
      const [channel] = allSenders.find((sender) => sender.id === id)?.channels ?? []
      const line = `portico_messages_total{channel="${channel}",outcome="undelivered"} `
      return Number(body.split(line)[1]?.split('\n')[0])
    }
    const send = async (world: TestService) => {
      const { status, data } = await world.post('/otps/sms/login_or_create', {
        phone_number: number,
      })
      await world.service.deliverNow()
      return status === 200 ? 'sent' : data.error_type
    }

    test('STOP ends messages to a number until START', async () => {
      const world = await start()
      expect(await send(world)).toBe('sent')
      expect(standIn.provider.taken).toHaveLength(1)
      expect(await tell(world, 'stop')).toBe(200)
      expect(await send(world)).toBe('unsubscribed_phone_number')
      expect(await tell(world, 'start')).toBe(200)
      expect(await send(world)).toBe('sent')
    })

    test('a message that could not be delivered is counted', async () => {
      const world = await start()
      await send(world)
      expect(await countUndelivered(world)).toBe(0)
      expect(await tell(world, 'undelivered')).toBe(200)
      expect(await countUndelivered(world)).toBe(1)
    })

    test('are refused if no secret of the project signed them exactly as they are', async () => {
      const world = await start()
      await send(world)
      const path = toPath(world.project.projectId)
      const { headers, body } = sign(world, 'stop', path)
      const signatures = Object.keys(headers).filter((name) => name !== 'content-type')
      for (const name of signatures) {
        const { [name]: _, ...others } = headers
        expect([name, await post(world, path, { headers: others, body })]).toEqual([name, 401])
        const forged = { ...headers, [name]: `${headers[name]?.slice(0, -4)}AAAA` }
        expect([name, await post(world, path, { headers: forged, body })]).toEqual([name, 401])
      }
      expect(await post(world, path, { headers, body: `${body} ` })).toBe(401)
      expect(await post(world, toPath('project-of-strangers'), { headers, body })).toBe(401)
      expect(await send(world)).toBe('sent')
    })

    test.each([
      ['no body', {}, ''],
      ['no JSON', { 'content-type': 'application/json' }, '{'],
      ['another type of content', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--'],
      ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=b&&=&a'],
    ])('with %s are refused as unsigned ones', async (_, headers, body) => {
      const world = await start()
      expect(await post(world, toPath(world.project.projectId), { headers, body })).toBe(401)
    })

    test('are refused at another project, which has no such secret', async () => {
      const other = createTestProject()
      const world = await start({ otherProjects: [other] })
      const path = toPath(other.projectId)
      expect(await post(world, path, sign(world, 'stop', path))).toBe(401)
    })
  })
})

import { createTestProject } from '@portico/testkit/world'
import { expect, test } from 'vitest'
import { cleanDocuments } from './clean-documents.ts'

const address = 'https://app.example.com/client.json'
const project = createTestProject()
const read = async (body: string, at = address) => {
  const answer = async () => new Response(body, { headers: { 'content-length': `${body.length}` } })
  return (await cleanDocuments(answer, project)(at)).text()
}

test('B5: an app’s document may leave members empty, and name a scheme of its own', async () => {
  const document = {
    client_id: address,
    client_name: 'Assistant',
    logo_uri: null,
    client_uri: '',
    token_endpoint_auth_method: 'none',
    redirect_uris: ['cursor://callback'],
    grant_types: ['authorization_code', 'client_credentials'],
  }
  expect(JSON.parse(await read(JSON.stringify(document)))).toEqual({
    client_id: address,
    client_name: 'Assistant',
    application_type: 'native',
    token_endpoint_auth_method: 'none',
    redirect_uris: ['cursor://callback'],
    grant_types: ['authorization_code'],
  })
})

test.each([
  { logo_uri: { toString: 1 } },
  { redirect_uris: [{}, { a: 1 }] },
  { client_name: 'a\u0000' },
])('S9: a document with %j is refused before the engine reads it', async (change) => {
  const document = JSON.stringify({ client_id: address, redirect_uris: [], ...change })
  await expect(read(document)).rejects.toThrow(/^invalid_(client_metadata|redirect_uri)$/)
})

test('what is no document of that address stays as it is', async () => {
  const keys = '{"keys": [null]}'
  expect(await read(keys)).toBe(keys)
  expect(await read('not JSON')).toBe('not JSON')
  const other = '{ "client_id": "https://other.example/", "logo_uri": null }'
  expect(await read(other)).toBe(other)
  const long = `{"client_id":"${address}","x":"${'x'.repeat(40_000)}"}`
  expect(await read(long)).toBe(long)
})

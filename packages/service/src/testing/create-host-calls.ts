import {
  type TestAnswer,
  type TestRequest,
  type TestService,
  toBasic,
} from './create-test-service.ts'

/** Calls a service as its project's host, with the project's id and secret. */
export function createHostCalls(world: TestService) {
  const { projectId, secret } = world.project
  const send = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    request: TestRequest = {},
  ): Promise<TestAnswer> =>
    world.send(method, `/v1${path}`, body, {
      ...request,
      headers: {
        authorization: toBasic(projectId, secret),
        ...request.headers,
      },
    })
  return {
    send,
    get: (path: string, request?: TestRequest) => send('GET', path, undefined, request),
    post: (path: string, body?: unknown, request?: TestRequest) =>
      send('POST', path, body, request),
    put: (path: string, body?: unknown) => send('PUT', path, body),
    del: (path: string) => send('DELETE', path, {}),
  }
}

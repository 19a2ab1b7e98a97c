/** Services under test without a browser. */
export { createTestProject, type TestProject, toFactors } from './world/create-test-project.ts'
export { createWorld, type World, type WorldOptions } from './world/create-world.ts'
export type { InboxMessage } from './world/inbox.ts'
export { createVirtualClock } from './world/virtual-clock.ts'

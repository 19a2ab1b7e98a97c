/** A service under test, without a browser. */
export { createWorld, type World, type WorldOptions } from './world/create-world.ts'
export { createTestProject, type TestProject } from './world/test-project.ts'
export { createVirtualClock, type VirtualClock } from './world/virtual-clock.ts'

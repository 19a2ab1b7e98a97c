import * as sdk from '/bundle/portico.js'
import { options } from '/options.js'
import { runHost } from './host.js'

// a file of its own, which only a page that chooses the preset loads
const isQuartz = options.mount.presentation?.theme === 'quartz'
const preset = isQuartz ? await import('/bundle/quartz.js') : {}

runHost({ ...sdk, ...preset }, options)

/**
 * Refuses to go on with a Node that is too old. Every command imports this file first, so it uses no
 * syntax that an old Node could not read.
 */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    `Portico needs Node 20.19 or newer; this is ${process.versions.node}.\n` +
      'Install a current Node from https://nodejs.org and run the command again.\n',
  )
  process.exit(1)
}

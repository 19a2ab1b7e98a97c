/** Loaded into a server under test before all else: its clock runs ahead by what the file `PORTICO_TEST_CLOCK` says. */
import { readFileSync } from 'node:fs'

const file = process.env.PORTICO_TEST_CLOCK
const systemNow = Date.now

if (file) Date.now = () => systemNow() + Number(readFileSync(file, 'utf8'))

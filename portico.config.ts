import { defineConfig } from '@portico/service'

/** What `npm start` runs on: development makes its own project, with its own keys, in `.portico`. */
export default defineConfig({
  development: { name: 'Meridian' },
})

import adapter from '@sveltejs/adapter-node'
import { sveltekit } from '@sveltejs/kit/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [
    // where the site is: SvelteKit refuses what pages of another origin send
    sveltekit({
      adapter: adapter(),
      paths: { origin: process.env.ORIGIN ?? 'http://localhost:4000' },
    }),
  ],
})

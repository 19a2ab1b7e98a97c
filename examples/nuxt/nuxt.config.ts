export default defineNuxtConfig({
  compatibilityDate: '2026-01-01',
  telemetry: false,
  app: {
    head: {
      title: 'Fieldnotes',
      htmlAttrs: { lang: 'en' },
      link: [{ rel: 'icon', href: 'data:,' }],
    },
  },
  // the custom elements are no components of Vue
  vue: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('portico-') } },
})

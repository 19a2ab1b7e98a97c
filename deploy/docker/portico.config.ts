/** An example: what a project can set is in docs/configuration.md. */
export default {
  projects: [
    {
      projectId: 'project-live-example',
      publicToken: 'public-token-live-example',
      secretEnv: 'APP_SECRET',
      name: 'Example',
      allowedOrigins: ['https://app.example.com'],
      redirectUrls: ['https://app.example.com/authenticate'],
    },
  ],
}

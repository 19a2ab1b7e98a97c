/** Whether a page runs on the developer's own machine: the widget shows advice for developers only there. */
export const isOwnMachine = (hostname: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)

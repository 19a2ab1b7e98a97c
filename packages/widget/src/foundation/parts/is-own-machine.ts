/** Whether a page stands on the machine of who develops it: advice for developers is shown there alone. */
export const isOwnMachine = (hostname: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)

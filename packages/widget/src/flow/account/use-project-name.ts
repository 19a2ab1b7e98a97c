import { useBootstrap } from '../../kernel/context/project-context.ts'

/** Returns the name of the project; the host of the page as long as the service has not said it. */
export const useProjectName = (): string => useBootstrap()?.projectName ?? location.host

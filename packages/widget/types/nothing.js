// The subpaths with types for templates contain nothing at run time.
export {}

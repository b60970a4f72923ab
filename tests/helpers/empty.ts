// Stands in for packages that only mark a module for Next, such as server-only.
export {}

/** The rooms of the code: the folders of these folders. */
const room = "^(domain|server|db|web|web/admin)/[^/]+$";

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "rooms without circles",
      comment:
        "Two rooms import each other, directly or through others: move what both need to the lower one, or register it where the application is put together (docs/architecture.md).",
      severity: "error",
      scope: "folder",
      from: { path: room },
      to: { circular: true, path: room },
    },
  ],
  options: {
    // Types are dependencies too.
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "node_modules|\\.test\\.tsx?$|^dist" },
  },
};

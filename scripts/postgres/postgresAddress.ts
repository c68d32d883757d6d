/** The one user of an embedded cluster. */
export const clusterUser = 'citydesk'

/** A file in the cluster's folder that says "nobody has furnished this one yet"; whoever has, deletes it. */
export const newnessFile = 'citydesk.new'

/** Address of a database in an embedded cluster, for `pg` and Payload. */
export function clusterUrl(cluster: { port: number; password: string; database: string }): string {
  return `postgres://${clusterUser}:${encodeURIComponent(cluster.password)}@127.0.0.1:${cluster.port}/${cluster.database}`
}

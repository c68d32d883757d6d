/** The one user of an embedded cluster. */
export const clusterUser = 'citydesk'

/** A file in the cluster's folder that marks it as not filled yet; it is deleted once that is done. */
export const newnessFile = 'citydesk.new'

/** Returns the address of a database in an embedded cluster, for `pg` and Payload. */
export function clusterUrl(cluster: { port: number; password: string; database: string }): string {
  return `postgres://${clusterUser}:${encodeURIComponent(cluster.password)}@127.0.0.1:${cluster.port}/${cluster.database}`
}

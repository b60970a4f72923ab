/** Whether an operation of Payload changes records; its types know that of some hooks only. */
export function isUpdate({ operation }: { operation: string }): boolean {
  return operation === 'update'
}

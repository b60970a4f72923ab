export const transferPath = '/admin/transfer'

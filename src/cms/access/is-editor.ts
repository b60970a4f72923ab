import type { Access } from 'payload'

/** Any signed-in editor. Members are not Payload users, so `req.user` is never one of them. */
export const isEditor: Access = ({ req }) => req.user?.collection === 'editors'

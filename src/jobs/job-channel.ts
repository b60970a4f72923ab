/** PostgreSQL channel on which a job is announced as due; the payload is its name. */
export const jobChannel = 'job_due'

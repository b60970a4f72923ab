/** PostgreSQL channel on which a job is said to be due; the payload is its name. */
export const jobChannel = 'job_due'

import * as migration_20261121_121148_initial from './20261121_121148_initial';
import * as migration_20261121_150102_accounts from './20261121_150102_accounts';
import * as migration_20261121_182254_translations from './20261121_182254_translations';
import * as migration_20261122_004614_workplace from './20261122_004614_workplace';
import * as migration_20261122_004639_editor_locks from './20261122_004639_editor_locks';
import * as migration_20261122_013321_unit_lookup from './20261122_013321_unit_lookup';
import * as migration_20261122_134500_shared_pages from './20261122_134500_shared_pages';
import * as migration_20261123_165704_unit_counts from './20261123_165704_unit_counts';
import * as migration_20261123_233905_jobs from './20261123_233905_jobs';

export const migrations = [
  {
    up: migration_20261121_121148_initial.up,
    down: migration_20261121_121148_initial.down,
    name: '20261121_121148_initial',
  },
  {
    up: migration_20261121_150102_accounts.up,
    down: migration_20261121_150102_accounts.down,
    name: '20261121_150102_accounts',
  },
  {
    up: migration_20261121_182254_translations.up,
    down: migration_20261121_182254_translations.down,
    name: '20261121_182254_translations',
  },
  {
    up: migration_20261122_004614_workplace.up,
    down: migration_20261122_004614_workplace.down,
    name: '20261122_004614_workplace',
  },
  {
    up: migration_20261122_004639_editor_locks.up,
    down: migration_20261122_004639_editor_locks.down,
    name: '20261122_004639_editor_locks',
  },
  {
    up: migration_20261122_013321_unit_lookup.up,
    down: migration_20261122_013321_unit_lookup.down,
    name: '20261122_013321_unit_lookup',
  },
  {
    up: migration_20261122_134500_shared_pages.up,
    down: migration_20261122_134500_shared_pages.down,
    name: '20261122_134500_shared_pages',
  },
  {
    up: migration_20261123_165704_unit_counts.up,
    down: migration_20261123_165704_unit_counts.down,
    name: '20261123_165704_unit_counts',
  },
  {
    up: migration_20261123_233905_jobs.up,
    down: migration_20261123_233905_jobs.down,
    name: '20261123_233905_jobs'
  },
];

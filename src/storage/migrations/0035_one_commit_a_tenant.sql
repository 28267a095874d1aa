-- A commit names one tenant (functions/commit_resolutions.sql). No release that is still served calls this one.
drop function commit_resolutions(jsonb);

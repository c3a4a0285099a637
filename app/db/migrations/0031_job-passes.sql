CREATE TABLE "job_passes" (
	"name" text PRIMARY KEY NOT NULL,
	"began_at" timestamp with time zone NOT NULL
);

CREATE TABLE "file_removals" (
	"bucket" text NOT NULL,
	"path" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "file_removals_bucket_path_pk" PRIMARY KEY("bucket","path")
);
--> statement-breakpoint
CREATE INDEX "file_removals_due" ON "file_removals" USING btree ("due_at");